import { chakra } from '@chakra-ui/react';
import { Banner } from '../../ui/feedback/Banner';

/** Says that this installation sends no mail, so that the user has to pass on the link of an invitation. */
export function NotMailed() {
  return (
    <chakra.div mb="4">
      <Banner tone="warning">
        No mail server is configured, so Roofline emails no invitations. Copy the link of an invitation and
        pass it on yourself: anyone who opens it can join with the invited address.
      </Banner>
    </chakra.div>
  );
}
