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

interface SetupProps {
  setup: YearSetupFieldsFragment;
}

/** Three short steps: the review of due work, the rise of costs, and the result. The second step saves at its end. */
export function YearSetupView({ setup: given }: SetupProps) {
  // The steps use the setup as it was when the page opened, even after the save.
  const [setup] = useState(given);
  return setup.viewerCan.setUp ? <SetupSteps setup={setup} /> : <Blocked setup={setup} />;
}

function SetupSteps({ setup }: SetupProps) {
  const steps = useSetupSteps(setup);
  const { form, saving, step, setStep, busy, isSkipped } = steps;
  const { closingFiscalYear, fiscalYear } = setup;
  return (
    <>
      <PageHeader
        title={`Set up fiscal year ${fiscalYear}`}
        line={`Everything from ${closingFiscalYear} is copied first. Three short steps, about two minutes.`}
        actions={
          !steps.isSaved && (
            <Button variant="quiet" disabled={busy} onClick={steps.askToSkip}>
              Skip setup
            </Button>
          )
        }
      />
      <DirtyGuard dirty={form.isDirty && !steps.isSaved && !busy} name={`The setup of ${fiscalYear}`} />
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '240px minmax(0, 1fr)' }}
        gap="6"
      >
        <div>
          <Steps layout="column" steps={stepsOf(setup, steps)} />
        </div>
        <chakra.div minW="0">
          {saving.problems.length > 0 && !steps.isSaved && (
            <chakra.div mb="4">
              <FormErrorAlert details={saving.problems} takeFocus />
            </chakra.div>
          )}
          {step === 1 && <ReviewStep setup={setup} form={form} onContinue={() => setStep(2)} />}
          {step === 2 && (
            <CostsStep
              {...{ setup, form, busy }}
              onBack={() => setStep(1)}
              onContinue={() => void steps.submit()}
            />
          )}
          {step === 3 && (
            <FinishStep setup={setup} values={isSkipped ? null : form.values} carry={saving.carry} />
          )}
        </chakra.div>
      </chakra.div>
      {steps.skipping && <SkipQuestion setup={setup} busy={busy} {...steps.skipping} />}
    </>
  );
}

/** Returns the state of the setup: its step, whether it is saved, and the question before the user skips it. */
function useSetupSteps(setup: YearSetupFieldsFragment) {
  const navigate = useNavigate();
  const form = useSetupForm(setup);
  const saving = useSetUpYear(setup, form);
  const [step, setStep] = useState(1);
  const [isAskingToSkip, setAskingToSkip] = useState(false);
  const [isSkipped, setSkipped] = useState(false);
  const submit = () =>
    form.submit(async (input) => {
      if (await saving.save(input)) setStep(3);
    });
  const skip = async () => {
    const saved = await saving.skip();
    setAskingToSkip(false);
    if (!saved) return;
    // The third step lists the plans that stay in the old year; without any, the plans page is enough.
    if (saved.carry === null || saved.carry.left.length === 0) return void navigate(paths.plans);
    setSkipped(true);
    setStep(3);
  };
  return {
    form,
    saving,
    step,
    setStep,
    submit,
    isSkipped,
    isSaved: saving.status === 'saved',
    busy: saving.status === 'saving',
    askToSkip: () => setAskingToSkip(true),
    skipping: isAskingToSkip
      ? { onConfirm: () => void skip(), onCancel: () => setAskingToSkip(false) }
      : undefined,
  };
}

type SetupSteps = ReturnType<typeof useSetupSteps>;

function stepsOf(
  { closingFiscalYear, fiscalYear }: YearSetupFieldsFragment,
  { step, isSkipped, form }: Pick<SetupSteps, 'step' | 'isSkipped' | 'form'>,
) {
  return [
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
    { title: 'Check and finish', line: `Open the ${fiscalYear} plans`, state: stateAt(3, step) },
  ];
}

interface SkipQuestionProps extends SetupProps {
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

function SkipQuestion({ setup, ...asked }: SkipQuestionProps) {
  const { closingFiscalYear, fiscalYear } = setup;
  return (
    <ConfirmDialog
      open
      title={`Skip the setup of ${fiscalYear}?`}
      confirmText="Skip setup"
      busyText="Setting up..."
      {...asked}
    >
      {`Everything from ${closingFiscalYear} is copied unchanged: costs do not rise, work that was due stays due, and the plans continue. You can change components and financials later.`}
    </ConfirmDialog>
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
