// Loaded before a child's own code: when the process that started it is gone, even by kill -9, the child
// ends as it would on SIGTERM instead of keeping its port and its data.
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
