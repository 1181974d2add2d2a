import type { Plugin } from 'vite';

const LATIN = /inter-latin-opsz-normal-[\w-]+\.woff2$/;

/** Names the font of the words in each page, so that it is on its way beside the scripts in place of after the first text. */
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
