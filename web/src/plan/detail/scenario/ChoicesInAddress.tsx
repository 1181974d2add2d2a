import { chakra } from '@chakra-ui/react';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { Button } from '../../../ui/action/Button';
import { Banner } from '../../../ui/feedback/Banner';
import { decodeChoices, encodeChoices } from '../../model/choices/choices-code';
import { ChoicesContext } from '../../model/choices/choices-store';
import { FIRST_CHOICES } from '../../model/choices/study-choices';
import { useAddressCodes } from './address-codes';

export const CHOICES_PARAM = 'analysis';

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
  const store = useMemo(() => ({ choices, change: setChoices }), [choices]);
  return (
    <ChoicesContext.Provider value={store}>
      {isUnreadable && (
        <chakra.div mb="4">
          <Banner
            tone="warning"
            action={
              <Button size="sm" onClick={() => setUnreadable(false)}>
                Close
              </Button>
            }
          >
            What the analyses in this address were set to cannot be read and is left out.
          </Banner>
        </chakra.div>
      )}
      {children}
    </ChoicesContext.Provider>
  );
}
