import { chakra } from '@chakra-ui/react';
import { useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { Button } from '../../../ui/action/Button';
import { Banner } from '../../../ui/feedback/Banner';
import { decodeChoices, encodeChoices } from '../../model/choices/choices-code';
import { ChoicesContext } from '../../model/choices/choices-store';
import { FIRST_CHOICES } from '../../model/choices/study-choices';
import { useAddressCodes } from './address-codes';

const CHOICES_PARAM = 'analysis';

/** Stores the settings of the analyses in the address; an unreadable address gives them their defaults. */
export function ChoicesInAddress({ children }: { children: ReactNode }) {
  const codes = useAddressCodes();
  const [first] = useState(() => decodeChoices(codes.read(CHOICES_PARAM)));
  const [choices, setChoices] = useState(first ?? FIRST_CHOICES);
  const [isUnreadable, setUnreadable] = useState(first === null);
  useEffect(
    () =>
      codes.listen(CHOICES_PARAM, (code) => {
        const read = decodeChoices(code);
        setUnreadable(read === null);
        setChoices(read ?? FIRST_CHOICES);
      }),
    [codes],
  );
  useEffect(() => codes.write(CHOICES_PARAM, () => encodeChoices(choices)), [codes, choices]);
  const store = useMemo(
    () => ({ choices, change: setChoices, isUnreadable, dismiss: () => setUnreadable(false) }),
    [choices, isUnreadable],
  );
  return <ChoicesContext.Provider value={store}>{children}</ChoicesContext.Provider>;
}

/** Says that the analyses' settings in the address could not be read. */
export function ChoicesProblem() {
  const store = useContext(ChoicesContext);
  if (!store?.isUnreadable) return null;
  return (
    <chakra.div mb="4">
      <Banner
        tone="warning"
        action={
          <Button size="sm" onClick={store.dismiss}>
            Close
          </Button>
        }
      >
        The settings of the analyses in this link cannot be read and are left out.
      </Banner>
    </chakra.div>
  );
}
