import type { GatewayMetadata } from '@nestjs/websockets';

/** All gateways share one server. 64 KiB: a message of twenty thousand signs and no more. */
export const sockets = {
  path: '/socket.io',
  transports: ['websocket'],
  serveClient: false,
  maxHttpBufferSize: 64 * 1024,
} satisfies GatewayMetadata;
