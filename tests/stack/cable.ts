import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A TCP connection to a server on loopback that can be cut and restored, like a network. */
export class Cable {
  private readonly sockets = new Set<Socket>();
  private readonly proxy: Server;
  private isCut = false;

  private constructor(private targetPort: number) {
    this.proxy = createServer((client) => {
      if (this.isCut) return void client.destroy();
      const upstream = connect(this.targetPort, '127.0.0.1');
      const ends: [Socket, Socket][] = [
        [client, upstream],
        [upstream, client],
      ];
      for (const [socket, other] of ends) {
        this.sockets.add(socket);
        socket.on('error', () => undefined);
        socket.once('close', () => {
          this.sockets.delete(socket);
          other.destroy();
        });
      }
      client.pipe(upstream).pipe(client);
    });
  }

  static async to(targetPort: number): Promise<Cable> {
    const cable = new Cable(targetPort);
    cable.proxy.listen(0, '127.0.0.1');
    await once(cable.proxy, 'listening');
    return cable;
  }

  get port(): number {
    return (this.proxy.address() as AddressInfo).port;
  }

  /** Breaks every connection, and lets no new one through. */
  cut(): void {
    this.isCut = true;
    for (const socket of this.sockets) socket.destroy();
  }

  /** New connections lead to another server, as a virtual address that has moved. */
  leadTo(targetPort: number): void {
    this.targetPort = targetPort;
  }

  mend(): void {
    this.isCut = false;
  }

  close(): void {
    this.cut();
    this.proxy.close();
  }
}
