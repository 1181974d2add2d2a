import type { Plugin } from 'vite';

const LATIN = /inter-latin-opsz-normal-[\w-]+\.woff2$/;

/** Preloads the text font in each page, so that it loads together with the scripts and not after the first text. */
export function fontPreload(): Plugin {
  return {
    name: 'font-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle, filename }) {
        if (filename.endsWith('playground.html')) return [];
        const font = Object.keys(bundle ?? {}).find((name) => LATIN.test(name));
        if (!font) throw new Error(`No file of the build is the font that ${filename} starts with`);
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${font}` };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}
