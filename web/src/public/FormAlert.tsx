import { AlertIcon } from './icons';

/** What went wrong, above the fields. */
export function FormAlert({ title, details }: { title: string; details: string[] }) {
  return (
    <div className="form-alert" role="alert">
      <AlertIcon />
      <div>
        <p className="form-alert-title">{title}</p>
        {details.map((detail) => (
          <p key={detail}>Error: {detail}</p>
        ))}
      </div>
    </div>
  );
}
