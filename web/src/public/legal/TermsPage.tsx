import { LegalPage, type LegalSection } from './LegalPage';

const sections: LegalSection[] = [
  {
    id: 'use',
    title: 'Use of the service',
    body: (
      <p>
        You may use Roofline for the properties of your portfolio, within the role that you were given. Keep
        your password to yourself, and tell an administrator if someone else may know it.
      </p>
    ),
  },
  {
    id: 'fees',
    title: 'Fees and payment',
    body: (
      <>
        <p>
          Invoices are due within 30 days of their date. Amounts that are late bear interest of 1.5% a month.
        </p>
        <p>An invoice can be disputed within 60 days of its date. After that it counts as accepted.</p>
        <p>Fees may change with the next term. We notify you at least 45 days in advance.</p>
      </>
    ),
  },
  {
    id: 'term',
    title: 'Term and renewal',
    body: <p>A term renews by itself unless one side gives notice at least 30 days before it ends.</p>,
  },
  {
    id: 'your-data',
    title: 'Your data',
    body: (
      <p>
        What you enter stays yours. You allow it to be stored and processed as far as the service needs it.
        You can take it with you when you leave.
      </p>
    ),
  },
  {
    id: 'projections',
    title: 'Limits of projections',
    body: (
      <p>
        Balances, percent funded and plans are computed from the costs, lives and rates that you enter. They
        help a board to decide and do not replace a reserve study by a professional where the law asks for
        one.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Liability',
    body: <p>Liability is limited to the amounts that you paid in the 12 months before the claim arose.</p>,
  },
  {
    id: 'law',
    title: 'Governing law',
    body: <p>These terms are governed by the law of California.</p>,
  },
];

/** The terms of service. */
export function TermsPage() {
  return (
    <LegalPage
      title="Terms of service"
      intro="These terms apply between you and the people who run this service for you."
      sections={sections}
    />
  );
}
