import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { FirstFrame } from '../src/shell/first-frame/FirstFrame';

const ROOT = '<div id="root"></div>';

/** Puts the frame of the signed-in application into its document, so that the browser can draw it before it has the scripts. */
export function firstFrame(): Plugin {
  return {
    name: 'first-frame',
    transformIndexHtml: (html, { filename }) => {
      if (!filename.endsWith('app.html')) return html;
      if (!html.includes(ROOT))
        throw new Error(`${filename} has no ${ROOT} for the frame of the application`);
      return html.replace(ROOT, `<div id="root">${renderToStaticMarkup(createElement(FirstFrame))}</div>`);
    },
  };
}
