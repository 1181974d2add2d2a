import { useState } from 'react';
import { SaveQuestion } from '../app/save/SaveQuestion';
import { useSetPortfolioActiveMutation, type AdminPortfolioRowFragment } from './AdminPortfolios.generated';
import { counted } from '../ui/format/count';
import { forgetPortfolioChoices } from './portfolio-choices';

export interface PortfolioActiveQuestionProps {
  portfolio: AdminPortfolioRowFragment;
  onClose: () => void;
  onReload: () => void;
}

/** Asks before it deactivates a portfolio, or reactivates it. */
export function PortfolioActiveQuestion(props: PortfolioActiveQuestionProps) {
  // The portfolio as it was when the dialog opened: the row changes before the dialog has closed.
  const [{ workspaceId, name, version, isActive, userCount }] = useState(props.portfolio);
  const [send] = useSetPortfolioActiveMutation({ update: forgetPortfolioChoices });
  const people = counted(userCount, 'user');
  const words = isActive
    ? {
        title: 'Deactivate portfolio',
        confirmText: 'Deactivate',
        line: `${name} and all of its properties are closed for its ${people} from now on. Nothing is deleted, and you can reactivate it.`,
      }
    : {
        title: 'Reactivate portfolio',
        confirmText: 'Reactivate',
        line: `${name} opens again for its ${people}, with everything as it was.`,
      };
  return (
    <SaveQuestion
      title={words.title}
      confirmText={words.confirmText}
      busyText="Saving..."
      done="Portfolio Updated"
      destructive={isActive}
      onDone={props.onClose}
      onCancel={props.onClose}
      onOutdated={props.onReload}
      send={() => send({ variables: { input: { workspaceId, version, isActive: !isActive } } })}
    >
      {words.line}
    </SaveQuestion>
  );
}
