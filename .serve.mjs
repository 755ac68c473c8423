import { startApi, startBuilt } from './bench/server.ts';
const api=await startApi('/tmp/lead/demo.sqlite'); const site=await startBuilt(api.url); console.log(site.url); 
process.on('SIGTERM',async()=>{await site.stop();await api.stop();process.exit()}); setInterval(()=>{},1e6);
