import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { hasOpenDemo, OPEN_DEMO } from '../../app/open-demo';

/** A warning above every page for every user, while the demo passwords of this installation are public. */
export function OpenDemoBanner() {
  if (!hasOpenDemo()) return null;
  return (
    <chakra.div
      role="alert"
      data-no-print=""
      display="flex"
      alignItems="flex-start"
      gap="2.5"
      px={{ base: '4', md: '7' }}
      py="2"
      bg="danger.solid"
      color="white"
      textStyle="table"
    >
      <chakra.span flexShrink={0} mt="0.5" aria-hidden>
        <CircleAlert size={16} strokeWidth={1.75} />
      </chakra.span>
      <span>
        <strong>{OPEN_DEMO.title}</strong> {OPEN_DEMO.text}
      </span>
    </chakra.div>
  );
}
