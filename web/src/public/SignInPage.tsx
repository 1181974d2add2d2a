import { useEffect } from 'react';
import { Brand } from './Brand';
import { RooflineChart } from './RooflineChart';
import { addressAfterSignIn } from './return-path';
import { SignInForm } from './SignInForm';

/** `signin`, also with an e-mail address in its path, which is filled in. */
export function SignInPage({ email, query }: { email: string; query: URLSearchParams }) {
  useEffect(() => {
    document.title = 'Sign in, Roofline';
  }, []);

  return (
    <div className="split">
      <main className="split-form">
        <Brand />
        <div className="form-column">
          <h1>Sign in</h1>
          <p className="lead">Manage reserves for every association you look after.</p>
          <SignInForm
            email={email}
            onSignedIn={() =>
              window.location.assign(addressAfterSignIn(carriedQuery(query), window.location.origin))
            }
          />
          <p className="form-note">Got an invitation? Open the link in that email to join your workspace.</p>
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

/** Links in e-mails may put their query before the `#`; both are read. */
function carriedQuery(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...new URLSearchParams(window.location.search), ...query]);
}
