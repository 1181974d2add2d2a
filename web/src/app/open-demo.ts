/** The server marks every page while people could sign in with the password of the demo, and others can reach it. */
export function hasOpenDemo(): boolean {
  return document.querySelector('meta[name="roofline-open-demo"]') !== null;
}

export const OPEN_DEMO = {
  title: 'Demo accounts are open.',
  text: 'Anyone who reaches this address can sign in with the password that stands in the README. Whoever runs it ends that with npm run remove-demo.',
} as const;
