import {
  Copy,
  ExternalLink,
  FileText,
  Gavel,
  Paperclip,
  Pencil,
  SlidersHorizontal,
  Star,
  StarOff,
  Trash2,
} from 'lucide-react';
import type { MenuItem } from '../../../ui/overlay/Menu';
import type { PlanRow } from '../plans-data';

/** The actions on a plan, by name. */
export interface PlanDoings {
  open: (plan: PlanRow) => void;
  edit: (plan: PlanRow) => void;
  rename: (plan: PlanRow) => void;
  duplicate: (plan: PlanRow) => void;
  recommend: (plan: PlanRow, isRecommended: boolean) => void;
  disclose: (plan: PlanRow, isDisclosure: boolean) => void;
  adopt: (plan: PlanRow) => void;
  documents: (plan: PlanRow) => void;
  remove: (plan: PlanRow) => void;
}

const icon = { size: 16, strokeWidth: 1.75 } as const;

/** Returns the menu of a plan, without actions that the viewer may not take. */
export function planMenu(plan: PlanRow, doings: PlanDoings): MenuItem[] {
  const { viewerCan: can, isRecommended, isDisclosure } = plan;
  const items: (MenuItem | false)[] = [
    { id: 'open', label: 'Open', icon: <ExternalLink {...icon} />, onSelect: () => doings.open(plan) },
    can.edit && {
      id: 'edit',
      label: 'Edit',
      icon: <SlidersHorizontal {...icon} />,
      onSelect: () => doings.edit(plan),
    },
    can.edit && {
      id: 'rename',
      label: 'Rename',
      icon: <Pencil {...icon} />,
      onSelect: () => doings.rename(plan),
    },
    can.duplicate && {
      id: 'duplicate',
      label: 'Duplicate',
      icon: <Copy {...icon} />,
      onSelect: () => doings.duplicate(plan),
    },
    can.recommend && {
      id: 'recommend',
      divided: true,
      label: isRecommended ? 'Stop recommending' : 'Recommend',
      icon: isRecommended ? <StarOff {...icon} /> : <Star {...icon} />,
      onSelect: () => doings.recommend(plan, !isRecommended),
    },
    can.disclose && {
      id: 'disclose',
      label: isDisclosure ? 'Stop using for disclosure' : 'Use for disclosure',
      icon: <FileText {...icon} />,
      onSelect: () => doings.disclose(plan, !isDisclosure),
    },
    can.adopt && {
      id: 'adopt',
      label: 'Adopt',
      icon: <Gavel {...icon} />,
      onSelect: () => doings.adopt(plan),
    },
    plan.adoption !== null && {
      id: 'documents',
      label: 'Adoption and its documents',
      icon: <Paperclip {...icon} />,
      onSelect: () => doings.documents(plan),
    },
    can.delete && {
      id: 'delete',
      divided: true,
      destructive: true,
      label: 'Delete',
      icon: <Trash2 {...icon} />,
      onSelect: () => doings.remove(plan),
    },
  ];
  return items.filter((item) => item !== false);
}
