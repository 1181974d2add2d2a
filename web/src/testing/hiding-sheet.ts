const hides = /(?:display:\s*none|visibility:|pointer-events:)/;
const ownClass = /\.css-[\w-]+/;

interface SheetOptions {
  key: string;
  container: Node;
  nonce?: string;
}

/**
 * Replaces emotion's style sheet in tests (`vitest.config.ts` swaps them). jsdom lays out and paints nothing, but reads
 * every rule and matches it against every element that a query by role or a click looks at, and the rules of a file add
 * up. So the page gets only the rules that decide whether an element can be seen and clicked, and the rules of the same
 * element that may undo that.
 */
export class StyleSheet {
  readonly key: string;
  readonly container: Node;
  readonly nonce: string | undefined;
  readonly isSpeedy = false;
  before: Element | null = null;
  tags: HTMLStyleElement[] = [];
  private hiding = new Set<string>();

  constructor({ key, container, nonce }: SheetOptions) {
    this.key = key;
    this.container = container;
    this.nonce = nonce;
  }

  hydrate(nodes: HTMLStyleElement[]) {
    for (const node of nodes) this.add(node);
  }

  insert(rule: string) {
    const name = ownClass.exec(rule)?.[0] ?? '';
    if (hides.test(rule)) this.hiding.add(name);
    else if (!name || !this.hiding.has(name) || !rule.includes('display:')) return;
    const tag = document.createElement('style');
    tag.setAttribute('data-emotion', this.key);
    tag.append(rule);
    this.add(tag);
  }

  flush() {
    for (const tag of this.tags) tag.remove();
    this.tags = [];
    this.hiding.clear();
  }

  private add(tag: HTMLStyleElement) {
    this.container.insertBefore(tag, this.tags.at(-1)?.nextSibling ?? this.before);
    this.tags.push(tag);
  }
}
