import { useEffect, type ReactNode } from 'react';
import { Brand, type PublicBrand } from './Brand';
import { RooflineChart } from './RooflineChart';

/**
 * Leaves the focus in its field when the user presses a link or button: the message that appears when a field loses
 * focus would push the link or button away from under the pointer, and the click would be lost.
 */
function keepFocus(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('a, button')) event.preventDefault();
}

/** The frame of every public form: the form at the left, a still picture at the right. */
export function SplitPage(props: {
  title: string;
  heading?: ReactNode;
  lead?: ReactNode;
  /** The brand that replaces Roofline's. */
  brand?: PublicBrand;
  children: ReactNode;
}) {
  const { title, heading = title, lead, brand, children } = props;
  const product = brand?.name ?? 'Roofline';
  useEffect(() => {
    document.title = `${title}, ${product}`;
  }, [title, product]);
  useEffect(() => {
    document.addEventListener('mousedown', keepFocus);
    return () => document.removeEventListener('mousedown', keepFocus);
  }, []);

  return (
    <div className="split">
      <main className="split-form">
        <Brand brand={brand} />
        <div className="form-column">
          <h1>{heading}</h1>
          {lead && <p className="lead">{lead}</p>}
          {children}
        </div>
        <nav className="page-links" aria-label="Legal">
          <a href="#/privacy">Privacy</a>
          <a href="#/terms">Terms</a>
        </nav>
      </main>
      <aside className="split-picture" aria-hidden="true">
        <p className="picture-title">Know what the roof costs before it leaks.</p>
        <p className="picture-line">
          Thirty years of reserves for each property, from the ledger to the board packet.
        </p>
        <RooflineChart />
      </aside>
    </div>
  );
}
