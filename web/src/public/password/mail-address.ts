/** The webmail addresses of these providers; users of others get their mail program. */
const WEBMAIL: Record<string, string> = {
  'gmail.com': 'https://mail.google.com/',
  'googlemail.com': 'https://mail.google.com/',
  'outlook.com': 'https://outlook.live.com/mail/',
  'hotmail.com': 'https://outlook.live.com/mail/',
  'live.com': 'https://outlook.live.com/mail/',
  'yahoo.com': 'https://mail.yahoo.com/',
  'icloud.com': 'https://www.icloud.com/mail',
};

/** Returns the link that opens the inbox of an email address: its provider's page, or the mail program. */
export function mailAddressOf(email: string): string {
  const host = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return Object.hasOwn(WEBMAIL, host) ? WEBMAIL[host]! : 'mailto:';
}
