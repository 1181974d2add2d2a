import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';

export interface FormErrorAlertProps {
  /** The service's errors, one line each. Shows nothing while empty. */
  details: readonly string[];
  title?: string;
  /** Takes the focus when it appears, as after a submit. */
  takeFocus?: boolean;
}

/** Service errors at the top of a form, each prefixed `Error:`. */
export function FormErrorAlert({ details, title, takeFocus }: FormErrorAlertProps) {
  const box = useRef<HTMLDivElement>(null);
  const said = details.join('\n');
  useEffect(() => {
    if (takeFocus && said) box.current?.focus();
  }, [takeFocus, said]);
  if (details.length === 0) return null;
  return (
    <chakra.div
      ref={box}
      role="alert"
      tabIndex={-1}
      display="flex"
      gap="2.5"
      p="3"
      w="full"
      bg="danger.bg"
      color="danger.fg"
      borderRadius="menu"
      textStyle="table"
    >
      <chakra.span flexShrink={0} pt="2px" aria-hidden>
        <CircleAlert size={16} strokeWidth={1.75} />
      </chakra.span>
      <div>
        {title && <chakra.p fontWeight="620">{title}</chakra.p>}
        {details.map((detail) => (
          <p key={detail}>Error: {detail}</p>
        ))}
      </div>
    </chakra.div>
  );
}
