/** Loaded ahead of a server that a bench has started: it never outlives the bench, however that ends. */
process.once('disconnect', () => process.exit());
