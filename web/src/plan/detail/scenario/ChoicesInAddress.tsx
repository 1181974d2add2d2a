import { chakra } from '@chakra-ui/react';
import { useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { Button } from '../../../ui/action/Button';
import { Banner } from '../../../ui/feedback/Banner';
import { decodeChoices, encodeChoices } from '../../model/choices/choices-code';
import { ChoicesContext } from '../../model/choices/choices-store';
import { FIRST_CHOICES } from '../../model/choices/study-choices';
import { useAddressCodes } from './address-codes';

const CHOICES_PARAM = 'analysis';

/** Keeps in the address what the analyses are set to; an address that cannot be read leaves them as at first. */
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

/** Says that an address brought none of what the analyses were set to. */
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
