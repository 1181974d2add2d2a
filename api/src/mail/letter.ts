import { html, oneLine, type Markup } from './markup';

/** What a mail says, before it is drawn. Everything in it may come from a user. */
export interface Letter {
  subject: string;
  greeting: string;
  paragraphs: string[];
  /** The one thing to do; its address is made here, never by a user. */
  action?: { label: string; url: string };
  /** Small print under the action. */
  notes: string[];
}

export interface DrawnLetter {
  subject: string;
  html: string;
  text: string;
}

const INK = '#131f21';
const QUIET = '#47575a';
const ACCENT = '#0b6572';

const paragraph = (text: string, color = INK, size = '16px'): Markup =>
  html`<p style="margin:0 0 16px;font-size:${size};line-height:1.5;color:${color}">${text}</p>`;

function drawAction({ label, url }: NonNullable<Letter['action']>): Markup {
  return html`<p style="margin:24px 0">
      <a
        href="${url}"
        style="display:inline-block;padding:12px 20px;border-radius:6px;background:${ACCENT};color:#ffffff;font-weight:600;text-decoration:none"
        >${label}</a
      >
    </p>
    <p style="margin:0 0 16px;font-size:13px;line-height:1.5;color:${QUIET};word-break:break-all">
      If the button does not work, copy this address into your browser:<br /><a
        href="${url}"
        style="color:${ACCENT}"
        >${url}</a
      >
    </p>`;
}

function drawHtml(letter: Letter, publicUrl: string): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="referrer" content="no-referrer" />
        <title>${letter.subject}</title>
      </head>
      <body style="margin:0;padding:24px;background:#f4f6f6;font-family:Arial,Helvetica,sans-serif">
        <div style="max-width:560px;margin:0 auto;padding:32px;border-radius:8px;background:#ffffff">
          <p style="margin:0 0 24px;font-size:18px;font-weight:700;color:${ACCENT}">Roofline</p>
          ${paragraph(letter.greeting)}${letter.paragraphs.map((text) => paragraph(text))}
          ${letter.action ? drawAction(letter.action) : []}
          ${letter.notes.map((text) => paragraph(text, QUIET, '13px'))}
        </div>
        <p style="max-width:560px;margin:16px auto 0;font-size:12px;color:${QUIET}">
          Sent by Roofline at ${publicUrl}
        </p>
      </body>
    </html> `.text;
}

function drawText(letter: Letter, publicUrl: string): string {
  const parts = [
    letter.greeting,
    ...letter.paragraphs,
    ...(letter.action ? [`${letter.action.label}:\n${letter.action.url}`] : []),
    ...letter.notes,
    `-- \nSent by Roofline at ${publicUrl}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

/** Draws a letter as HTML, every value escaped, and as plain text. No value spans lines. */
export function drawLetter(given: Letter, publicUrl: string): DrawnLetter {
  const letter: Letter = {
    ...given,
    subject: oneLine(given.subject).slice(0, 200),
    greeting: oneLine(given.greeting),
    paragraphs: given.paragraphs.map(oneLine),
    notes: given.notes.map(oneLine),
  };
  return { subject: letter.subject, html: drawHtml(letter, publicUrl), text: drawText(letter, publicUrl) };
}
