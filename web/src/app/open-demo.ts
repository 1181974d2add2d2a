/** Returns whether the server marks its pages: others can reach it, and can sign in with the password of the demo. */
export function hasOpenDemo(): boolean {
  return document.querySelector('meta[name="roofline-open-demo"]') !== null;
}

export const OPEN_DEMO = {
  title: 'Demo accounts are open.',
  text: 'Anyone who can open this site can sign in with the password in the README. To remove these accounts, run npm run remove-demo on its server.',
} as const;
