import { chakra } from '@chakra-ui/react';
import { Fragment } from 'react';

/** The text around a hit, which is between « and »; drawn as plain text, whatever the document holds. */
export function Snippet({ text }: { text: string }) {
  return (
    <chakra.span lineClamp={2} color="fg.muted" fontWeight="400" textStyle="caption" title={plain(text)}>
      {text.split('«').map((part, index) => {
        if (index === 0) return <Fragment key={index}>{part}</Fragment>;
        const [hit = '', ...rest] = part.split('»');
        return (
          <Fragment key={index}>
            <chakra.mark bg="warning.bg" color="warning.fg" fontWeight="600" borderRadius="check">
              {hit}
            </chakra.mark>
            {rest.join('»')}
          </Fragment>
        );
      })}
    </chakra.span>
  );
}

const plain = (text: string) => text.replaceAll(/[«»]/g, '');
