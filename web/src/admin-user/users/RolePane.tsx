import { roleName, type RoleName } from '@roofline/schema/account/account';
import { roleText } from '@roofline/schema/account/role-text';
import { adminUserRoleInput, type AdminUserRoleInput } from '@roofline/schema/admin-user/admin-user';
import { useState } from 'react';
import type { Answers } from '../../app/fields/answers';
import type { FieldList } from '../../app/fields/field-list';
import { FieldsPane } from '../../app/fields/FieldsPane';
import { useFieldsForm } from '../../app/fields/use-fields-form';
import { useSave } from '../../app/save/use-save';
import { useSetUserRoleMutation, type AdminUserRowFragment } from './AdminUsers.generated';

type Values = Answers<typeof adminUserRoleInput>;
type Membership = AdminUserRowFragment['memberships'][number];

const ROLES = roleName.options.map((value) => ({ value, label: roleText(value) }));
const WIDE: readonly string[] = ['Admin', 'PortfolioAdmin'];

function fieldsFor(memberships: readonly Membership[]): FieldList<Values> {
  const options = memberships.map(({ workspaceId, workspaceName }) => ({
    value: workspaceId,
    label: workspaceName,
  }));
  const roleIn = (workspaceId: string) =>
    memberships.find((each) => each.workspaceId === workspaceId)?.roleName as RoleName | undefined;
  return [
    {
      rows: [
        {
          name: 'workspaceId',
          options,
          isDisabled: options.length === 1,
          sets: (workspaceId: string) => ({ roleName: roleIn(workspaceId) }),
        },
        {
          name: 'roleName',
          options: ROLES,
          hint: ({ roleName: chosen }) =>
            WIDE.includes(chosen ?? '')
              ? 'Has access to every property of the portfolio.'
              : "Sees only assigned properties. Assign them in the portfolio's own Users.",
        },
      ],
    },
  ];
}

export interface RolePaneProps {
  user: AdminUserRowFragment;
  onClose: () => void;
  onReload: () => void;
}

/** Gives a user another role in one of their portfolios. */
export function RolePane({ user, onClose, onReload }: RolePaneProps) {
  // The list may load again below the pane: a save sends the versions that the pane opened with.
  const [memberships] = useState(() => user.memberships.filter(({ isWorkspaceActive }) => isWorkspaceActive));
  const [list] = useState(() => fieldsFor(memberships));
  const { workspaceId, roleName: role } = memberships[0]!;
  const form = useFieldsForm<Values, AdminUserRoleInput, object>({
    schema: adminUserRoleInput,
    list,
    saved: { workspaceId, roleName: role as RoleName },
    given: {},
  });
  const [send] = useSetUserRoleMutation();
  const reload = () => {
    onReload();
    onClose();
  };
  const saving = useSave({
    send: (values: AdminUserRoleInput) => {
      const { version } = memberships.find((each) => each.workspaceId === values.workspaceId)!;
      return send({ variables: { input: { ...values, userId: user.userId, version } } });
    },
    form,
    done: 'User Details Saved',
    onSaved: reload,
    loadNewer: reload,
  });
  return (
    <FieldsPane title={`Change role of ${user.fullName}`} addText={null} {...{ form, saving, onClose }} />
  );
}
