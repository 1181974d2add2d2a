// npm run codegen: everything that follows from the graph, the contract, the rooms and the operations.
import { generatedFiles } from './config.mjs';

const files = await generatedFiles({ write: true });
console.log(`${files.length} files are generated.`);
