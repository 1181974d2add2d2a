import { actorOf } from '../../platform/authorize';
import type { App, Deps } from '../../platform/deps';
import { attachment } from '../../platform/http/attachment';
import { uuidParams } from '../../platform/ids';
import { PDF } from '../../platform/pdf/paper';
import { packetPdf } from '../documents';
import { fileName } from '../files/words';
import { readPacket } from './subject';

/** A plan as the board reads it. */
export function packetRoutes(app: App, { database, clock, press }: Deps): void {
  app.get(
    '/api/plan/:planId/packet',
    {
      config: { produces: [PDF] },
      schema: {
        tags: ['plan'],
        summary: 'The board packet of a plan as a tagged PDF',
        params: uuidParams('planId'),
      },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      const { planId } = request.params;
      const packet = await database.tenant(actor, (tx) => readPacket(tx, actor, clock, planId));
      const name = fileName(packet.funded.propertyName, packet.plan.name, packet.plan.fiscalYear, 'pdf');
      const bytes = await press.make(packetPdf, packet, request.signal);
      return reply.type(PDF).header('content-disposition', attachment(name)).send(bytes);
    },
  );
}
