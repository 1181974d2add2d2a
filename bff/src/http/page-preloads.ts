import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Page {
  pattern: RegExp;
  links: string;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** `projects/:projectId` as an expression for the path of a URL. */
const expression = (pattern: string) =>
  new RegExp(`^/useraccount/${escaped(pattern).replace(/:\w+/g, '[^/]+')}/?$`);

const link = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}">`;

/** Patterns without a parameter first: `projects/phases` is no project. */
const byPlainness = ([one]: [string, unknown], [other]: [string, unknown]) =>
  Number(one.includes(':')) - Number(other.includes(':'));

/**
 * Tags for the head of a signed-in page at `path`, which name the files of that page (`pages.json` of the web build): they come
 * beside those of the frame in place of after them. Empty where nothing is known of the path.
 */
export function pagePreloads(webDist: string): (path: string) => string {
  const file = join(webDist, 'pages.json');
  if (!existsSync(file)) return () => '';
  const files = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>;
  const pages = Object.entries(files)
    .sort(byPlainness)
    .map(([pattern, names]): Page => ({ pattern: expression(pattern), links: names.map(link).join('') }));
  return (path) => pages.find(({ pattern }) => pattern.test(path))?.links ?? '';
}
