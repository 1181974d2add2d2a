// Loaded into a server before it starts: requests to Intuit, whose addresses are fixed, lead to the replies of a test.
import dns from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';

const { INTUIT_REPLIES } = process.env;
const isIntuit = (host) => host.endsWith('.intuit.com');

const { lookup } = dns;
dns.lookup = (host, options) =>
  isIntuit(host) ? Promise.resolve([{ address: '127.0.0.1', family: 4 }]) : lookup(host, options);

const { request } = https;
https.request = (url, options, answer) =>
  isIntuit(url.hostname)
    ? http.request(`${INTUIT_REPLIES}/${url.hostname}${url.pathname}${url.search}`, options, answer)
    : request(url, options, answer);

syncBuiltinESMExports();
