import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../app/paths';
import { Button } from '../ui/action/Button';
import { Banner } from '../ui/feedback/Banner';
import { DirtyGuard } from '../ui/form/DirtyGuard';
import { FormErrorAlert } from '../ui/form/FormErrorAlert';
import { PageHeader } from '../ui/layout/PageHeader';
import { stateAt, Steps } from '../ui/navigation/Steps';
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog';
import { reviewWords } from './model/what-changes';
import { useSetupForm } from './model/setup-values';
import { CostsStep } from './steps/CostsStep';
import { FinishStep } from './steps/FinishStep';
import { ReviewStep } from './steps/ReviewStep';
import { useSetUpYear } from './use-set-up-year';
import type { YearSetupFieldsFragment } from './YearSetup.generated';

/** Three short steps: what was due, what costs rose by, and the result. Saved at the end of the second. */
export function YearSetupView({ setup: given }: { setup: YearSetupFieldsFragment }) {
  // What the steps speak of stays as it was when the page opened, also once it is saved.
  const [setup] = useState(given);
  const navigate = useNavigate();
  const form = useSetupForm(setup);
  const saving = useSetUpYear(setup, form);
  const [step, setStep] = useState(1);
  const [isAskingToSkip, setAskingToSkip] = useState(false);
  const [isSkipped, setSkipped] = useState(false);
  const isSaved = saving.status === 'saved';
  const busy = saving.status === 'saving';
  const { closingFiscalYear, fiscalYear } = setup;
  if (!setup.viewerCan.setUp) return <Blocked setup={setup} />;

  const submit = () =>
    form.submit(async (input) => {
      if (await saving.save(input)) setStep(3);
    });
  const skip = async () => {
    const saved = await saving.skip();
    setAskingToSkip(false);
    if (!saved) return;
    // Lists the plans that stay behind; when none do, the plans page says it all.
    if (saved.carry === null || saved.carry.left.length === 0) return void navigate(paths.plans);
    setSkipped(true);
    setStep(3);
  };
  return (
    <>
      <PageHeader
        title={`Set up fiscal year ${fiscalYear}`}
        line={`Everything from ${closingFiscalYear} is copied first. Three short steps, about two minutes.`}
        actions={
          !isSaved && (
            <Button variant="quiet" disabled={busy} onClick={() => setAskingToSkip(true)}>
              Skip setup
            </Button>
          )
        }
      />
      <DirtyGuard dirty={form.isDirty && !isSaved && !busy} name={`The setup of ${fiscalYear}`} />
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '240px minmax(0, 1fr)' }}
        gap="6"
      >
        <div>
          <Steps
            layout="column"
            steps={[
              {
                title: `Review ${closingFiscalYear} expenditures`,
                line: isSkipped ? 'Skipped' : reviewWords(form.values),
                state: stateAt(1, step),
              },
              {
                title: 'Raise component costs',
                line: isSkipped ? 'Skipped' : 'Inflation and its source',
                state: stateAt(2, step),
              },
              {
                title: 'Check and finish',
                line: `Open the ${fiscalYear} plans`,
                state: stateAt(3, step),
              },
            ]}
          />
        </div>
        <chakra.div minW="0">
          {saving.problems.length > 0 && !isSaved && (
            <chakra.div mb="4">
              <FormErrorAlert details={saving.problems} takeFocus />
            </chakra.div>
          )}
          {step === 1 && <ReviewStep setup={setup} form={form} onContinue={() => setStep(2)} />}
          {step === 2 && (
            <CostsStep
              setup={setup}
              form={form}
              busy={busy}
              onBack={() => setStep(1)}
              onContinue={() => void submit()}
            />
          )}
          {step === 3 && (
            <FinishStep setup={setup} values={isSkipped ? null : form.values} carry={saving.carry} />
          )}
        </chakra.div>
      </chakra.div>
      {isAskingToSkip && (
        <ConfirmDialog
          open
          title={`Skip the setup of ${fiscalYear}?`}
          confirmText="Skip setup"
          busy={busy}
          busyText="Setting up..."
          onConfirm={() => void skip()}
          onCancel={() => setAskingToSkip(false)}
        >
          {`Everything from ${closingFiscalYear} is copied unchanged: costs do not rise, work that was due stays due, and the plans continue. You can change components and financials later.`}
        </ConfirmDialog>
      )}
    </>
  );
}

function Blocked({ setup }: { setup: YearSetupFieldsFragment }) {
  return (
    <>
      <PageHeader title={`Set up fiscal year ${setup.fiscalYear}`} />
      <Banner tone="info">
        {setup.blockedReason ?? 'Contact your account administrator about setting up this year.'}
      </Banner>
    </>
  );
}
