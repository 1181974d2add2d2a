import { act, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { aProperty } from '../../testing/graph-fixtures';
import { folderRow } from '../list/file-rows';
import { useFilesAddress } from '../model/files-address';
import { CONTRACTS, folder } from '../testing/file-service';
import { useNames } from './renaming';
import { useFileCommands } from './use-file-commands';

function useNamesOfPage() {
  const { hrefOf } = useFilesAddress();
  const commands = useFileCommands({
    property: aProperty,
    folders: [],
    onDone: () => undefined,
    onOpen: () => undefined,
  });
  return { commands, names: useNames({ propertyId: aProperty.propertyId, hrefOf, canMove: true, commands }) };
}

it('draws no name again until one is renamed', () => {
  const { result, rerender } = renderHook(useNamesOfPage, { wrapper: MemoryRouter });
  const { names } = result.current;
  rerender();
  expect(result.current.names).toBe(names);
  act(() =>
    result.current.commands.setRenaming({ place: 'list', row: folderRow(folder(CONTRACTS, 'Contracts')) }),
  );
  expect(result.current.names.renaming?.row.name).toBe('Contracts');
  act(() => result.current.names.onRenamed());
  expect(result.current.names.renaming).toBeNull();
});
