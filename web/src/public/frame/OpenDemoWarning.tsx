import { hasOpenDemo, OPEN_DEMO } from '../../app/open-demo';
import { AlertIcon } from './icons';

/** A warning above every public page while the demo passwords of this installation are public. */
export function OpenDemoWarning() {
  if (!hasOpenDemo()) return null;
  return (
    <div className="open-demo" role="alert">
      <AlertIcon />
      <p>
        <strong>{OPEN_DEMO.title}</strong> {OPEN_DEMO.text}
      </p>
    </div>
  );
}
