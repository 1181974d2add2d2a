import { Button, type ButtonProps } from '../../ui/action/Button';
import type { AskedDocument } from './documents';
import { useDocument } from './use-document';

type Looks = Pick<ButtonProps, 'variant' | 'size' | 'icon' | 'children'>;

/** A button that requests a document, which is then downloaded or offered in the tray. */
export function DocumentButton({ asked, ...looks }: Looks & { asked: AskedDocument }) {
  const { ask, isBusy } = useDocument(asked);
  // Not disabled: the focus stays where it was while the document is made.
  return (
    <Button {...looks} onClick={ask} aria-busy={isBusy || undefined} aria-disabled={isBusy || undefined} />
  );
}
