import type { ReactNode } from 'react';
import type { Answer } from './outcome';
import { useSave } from './use-save';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';

export interface SaveQuestionProps<A extends Answer> {
  title: string;
  /** What becomes of it, and what that means. */
  children: ReactNode;
  confirmText: string;
  busyText: string;
  send: () => Promise<A>;
  /** Toast of a success. */
  done: string;
  /** False where nothing is lost: what is asked about can be taken back. */
  destructive?: boolean;
  onDone: () => unknown;
  onCancel: () => void;
  /** It was changed in the meantime: reads it again. */
  onOutdated?: () => unknown;
}

/** Asks before something goes or is decided, and goes through with it. */
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
