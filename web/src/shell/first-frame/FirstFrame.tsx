import type { ReactNode } from 'react';

/**
 * The frame of every signed-in page, empty except for the name of the property that this browser showed last. It is part of the
 * document itself (build/first-frame.ts), so it shows before any script has run, and stays until the page is known. Its styles are
 * in first-frame.css; `public/theme.js` sets the name and whether the navigation is folded.
 */
export function FirstFrame({ children }: { children?: ReactNode }) {
  return (
    <div className="first-frame">
      <div className="first-frame-nav" aria-hidden>
        <div className="first-frame-property" />
      </div>
      <div className="first-frame-sheet">
        <div className="first-frame-bar" aria-hidden />
        <div className="first-frame-page">{children}</div>
      </div>
      <div className="first-frame-tabs" aria-hidden />
    </div>
  );
}
