import { chakra } from '@chakra-ui/react';
import { Fragment } from 'react';

/** Text around a hit, which stands between « and »: drawn as text, whatever the document says. */
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
