import { LegalPage, type LegalSection } from './LegalPage';

const sections: LegalSection[] = [
  {
    id: 'what-is-kept',
    title: 'What we store',
    body: (
      <>
        <p>
          Your name, email address, phone number and photo, as you enter them. The portfolios that you belong
          to, your role in each, and the properties that are assigned to you.
        </p>
        <p>
          What you and your colleagues record about a property: its address, finances, reserve studies,
          components, plans, projects, photos and files.
        </p>
      </>
    ),
  },
  {
    id: 'why',
    title: 'Why we store it',
    body: (
      <p>
        To show you your properties, to compute their reserves, to tell your colleagues who changed what, and
        to send the emails that you asked for. We use it for nothing else and do not sell it.
      </p>
    ),
  },
  {
    id: 'who-sees-it',
    title: 'Who sees it',
    body: (
      <p>
        Members of the same portfolio, as far as their role reaches. The people who run this service, where
        they help you or keep it running. Others only where the law requires it.
      </p>
    ),
  },
  {
    id: 'in-your-browser',
    title: 'In your browser',
    body: (
      <p>
        One cookie keeps you signed in. The browser also remembers the property, the fiscal year and the
        filter that you chose last, and your choice of theme. There are no advertising cookies and no
        trackers.
      </p>
    ),
  },
  {
    id: 'photos',
    title: 'Photos and their places',
    body: (
      <p>
        A photo may carry the time and the place where it was taken. Both are stored with the photo so that it
        can be found again, and are seen by those who see the photo.
      </p>
    ),
  },
  {
    id: 'your-rights',
    title: 'Your rights',
    body: (
      <p>
        You can see and correct your profile at any time. An administrator of your portfolio can end your
        access and can ask for your data to be exported or removed. What the law obliges an association to
        keep stays until that time has passed.
      </p>
    ),
  },
];

/** The privacy policy. */
export function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy policy"
      updated="March 12, 2020"
      intro="Roofline stores only the data it needs to plan the reserves of your associations. This page explains which data that is."
      sections={sections}
    />
  );
}
