// Who may import whom (docs/decisions/README.md names the rooms). Cycles are oxlint's: import/no-cycle.
import { isProgram, root } from '../run/paths.mjs';
import { readImports, sourceFiles } from './source-files.mjs';
import { judgeImport, judgeName } from './zones.mjs';

const FLOORS = ['schema', 'engine', 'api', 'bff', 'web', 'tests'];

/** Every broken rule as `file:line: reason`. */
export function importFaults(base = root, floors = FLOORS) {
  return sourceFiles(base, floors).flatMap((file) => {
    const name = judgeName(file);
    const imports = readImports(base, file).flatMap((found) => {
      const reason = judgeImport(file, found);
      return reason ? [`${file}:${found.line}: ${found.specifier}: ${reason}`] : [];
    });
    return name ? [`${file}: ${name}`, ...imports] : imports;
  });
}

if (isProgram(import.meta)) {
  const faults = importFaults();
  for (const fault of faults) console.error(fault);
  console.log(faults.length === 0 ? 'Import rules hold.' : `${faults.length} imports break the rules.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
