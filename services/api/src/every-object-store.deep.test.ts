/** What the short list tests on one object store, on all of them. */
import './storage/read-in-parts.test.ts';
import './uploads/sweep.test.ts';
import './uploads/uploads.test.ts';
