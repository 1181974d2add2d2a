import { useEffect, type ReactNode } from 'react';
import { Brand } from '../frame/Brand';

export interface LegalSection {
  id: string;
  title: string;
  body: ReactNode;
}

/** A page of text: table of contents at the left, one column of 680 px, its date at the top. */
export function LegalPage(props: {
  title: string;
  updated?: string;
  intro: string;
  sections: LegalSection[];
}) {
  const { title, updated, intro, sections } = props;
  useEffect(() => {
    document.title = `${title}, Roofline`;
    window.scrollTo(0, 0);
  }, [title]);

  return (
    <div className="legal">
      <header className="legal-head">
        <Brand />
        <a href="#/signin">Sign in</a>
      </header>
      <div className="legal-body">
        <nav aria-label="Contents">
          <ul>
            {sections.map((section) => (
              <li key={section.id}>
                {/* A button, as the address after # is the route and cannot name a place in the page. */}
                <button type="button" onClick={() => document.getElementById(section.id)?.scrollIntoView()}>
                  {section.title}
                </button>
              </li>
            ))}
          </ul>
        </nav>
        <main>
          <h1>{title}</h1>
          {updated && <p className="updated">Last updated {updated}</p>}
          <p>{intro}</p>
          {sections.map((section) => (
            <section key={section.id} id={section.id}>
              <h2>{section.title}</h2>
              {section.body}
            </section>
          ))}
        </main>
      </div>
    </div>
  );
}
