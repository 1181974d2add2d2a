import { sql } from 'drizzle-orm';
import { openDatabase } from '../store/open';

// A separate process for the durability test: commits pairs of rows and prints each number once it is committed.
const database = await openDatabase({ dataDir: process.argv[2] });
const first = Number(process.argv[3]);
for (let n = first; ; n += 1) {
  await database.system(async (tx) => {
    for (const half of ['a', 'b'])
      await tx.execute(
        sql`insert into sign_in_attempt (attempt_id, subject, at) values (gen_random_uuid(), ${`${n}${half}`}, now())`,
      );
  });
  process.stdout.write(`${n}\n`);
}
