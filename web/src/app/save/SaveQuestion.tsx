import type { ReactNode } from 'react';
import type { Answer } from './outcome';
import { useSave } from './use-save';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';

export interface SaveQuestionProps<A extends Answer> {
  title: string;
  /** What the action does, and what that means. */
  children: ReactNode;
  confirmText: string;
  busyText: string;
  send: () => Promise<A>;
  /** Toast of a success. */
  done: string;
  /** False where nothing is lost: the action can be undone. */
  destructive?: boolean;
  onDone: () => unknown;
  onCancel: () => void;
  /** Loads the item again, which was changed in the meantime. */
  onOutdated?: () => unknown;
}

/** Asks before something is removed or decided, and then does it. */
export function SaveQuestion<A extends Answer>(props: SaveQuestionProps<A>) {
  const { save, saving, problems } = useSave({
    send: (_nothing: null) => props.send(),
    done: props.done,
    onSaved: props.onDone,
    onOutdated: props.onOutdated,
  });
  return (
    <ConfirmDialog
      open
      title={props.title}
      confirmText={props.confirmText}
      busyText={props.busyText}
      destructive={props.destructive ?? true}
      busy={saving}
      problems={problems}
      onConfirm={() => void save(null)}
      onCancel={props.onCancel}
    >
      {props.children}
    </ConfirmDialog>
  );
}
