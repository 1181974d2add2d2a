import type { ReactNode } from 'react';
import { IconButton, IconLink, type IconLinkProps } from '../action/IconButton';
import { RowMenu } from '../table-tools/RowMenu';

/** A command on one row. */
export interface RowCommand {
  id: string;
  /** In a menu: `Edit`. */
  label: string;
  /** The name of its icon, where it is more than the label and the row: `Resend to dana@example.com`. */
  name?: string;
  /** Lucide icon of 16 px. */
  icon: ReactNode;
  onSelect: () => void;
  destructive?: boolean;
  /** Only in the menu, without an icon in the table. */
  isInMenu?: boolean;
  /** A router Link without content, for a command that leads to a page. */
  link?: (icon: ReactNode) => IconLinkProps['link'];
}

export interface RowCommandsProps {
  rowName: string;
  commands: readonly RowCommand[];
}

/** The commands of a table's row: an icon each, and `…` with all of them where one is only in the menu. */
export function RowIcons({ rowName, commands }: RowCommandsProps) {
  return (
    <>
      {commands
        .filter(({ isInMenu }) => !isInMenu)
        .map((command) => (
          <CommandIcon key={command.id} command={command} rowName={rowName} />
        ))}
      {commands.some(({ isInMenu }) => isInMenu) && <CommandMenu rowName={rowName} commands={commands} />}
    </>
  );
}

function CommandIcon({ command, rowName }: { command: RowCommand; rowName: string }) {
  const { link, icon } = command;
  const shared = {
    label: command.name ?? `${command.label} ${rowName}`,
    tone: command.destructive ? ('danger' as const) : undefined,
  };
  if (link) return <IconLink {...shared} link={link(icon)} />;
  return <IconButton {...shared} icon={icon} onClick={command.onSelect} />;
}

/** All commands of a row behind `…`: on phones, and where a table has no room for icons. */
export function CommandMenu({ rowName, commands }: RowCommandsProps) {
  const hasOthers = commands.some(({ destructive }) => !destructive);
  return (
    <RowMenu
      name={rowName}
      items={commands.map(({ id, label, icon, onSelect, destructive, isInMenu }) => ({
        id,
        label,
        icon,
        onSelect,
        destructive,
        divided: destructive && isInMenu && hasOthers,
      }))}
    />
  );
}
