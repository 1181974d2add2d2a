/** Text that is already markup. Only this file makes it. */
export class Markup {
  constructor(readonly text: string) {}
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Turns every character that could end a text or an attribute into an entity. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign]!);
}

/** Template tag, html`<p>${name}</p>`, that escapes its values unless they are markup themselves. */
export function html(strings: TemplateStringsArray, ...values: (string | Markup | Markup[])[]): Markup {
  const shown = values.map((value) => {
    if (value instanceof Markup) return value.text;
    return Array.isArray(value) ? value.map((each) => each.text).join('') : escapeHtml(value);
  });
  return new Markup(strings.reduce((all, part, at) => all + shown[at - 1]! + part));
}

/** Returns text as one line, without characters that could begin a header, change the reading direction or hide. */
export function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}
