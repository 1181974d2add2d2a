import { hasOpenDemo, OPEN_DEMO } from '../../app/open-demo';
import { AlertIcon } from './icons';

/** Over every public page while everybody knows a password here. */
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
