import { useApolloClient } from '@apollo/client/react';
import type { WorkspaceSettings } from '@roofline/schema/workspace';
import { useState } from 'react';
import { refusedOf } from '../../app/form-errors';
import { imageProblem, uploadFile } from '../../app/upload';
import { toast } from '../../ui/feedback/toast';
import {
  useRemoveWorkspaceLogoMutation,
  type SettingsOfWorkspaceFragment,
} from './WorkspaceSettings.generated';

/** Upload and removal of a workspace's logo. */
export function useLogo(settings: SettingsOfWorkspaceFragment, reload: () => Promise<unknown>) {
  const { workspaceId, version } = settings;
  const { cache } = useApolloClient();
  const [removeLogo, removing] = useRemoveWorkspaceLogoMutation();
  const [uploading, setUploading] = useState(false);
  const [problems, setProblems] = useState<string[]>([]);

  const upload = async (file: File) => {
    const wrong = imageProblem(file);
    setProblems(wrong ? [wrong] : []);
    if (wrong) return;
    setUploading(true);
    const answer = await uploadFile<WorkspaceSettings>(`/upload/workspace-logo/${workspaceId}`, file);
    setUploading(false);
    if (!('data' in answer)) return setProblems(answer.problems);
    const saved = answer.data;
    cache.modify({
      id: cache.identify({ __typename: 'WorkspaceSettings', workspaceId }),
      fields: { logoUrl: () => saved.logoUrl, version: () => saved.version },
    });
    toast.success('Logo Saved');
  };

  const remove = async () => {
    const errors = await refusedOf(
      removeLogo({ variables: { input: { workspaceId, version } } }).then(
        ({ data }) => data?.removeWorkspaceLogo.userErrors,
      ),
    );
    setProblems(errors?.map((error) => error.detail) ?? ['The logo could not be removed. Try again.']);
    if (errors?.length !== 0) return void (await reload());
    toast.success('Logo Removed');
  };

  return { upload, remove, uploading, removing: removing.loading, problems };
}
