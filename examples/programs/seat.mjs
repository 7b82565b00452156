/**
 * A program takes a seat at a table and plays whatever it may: node seat.mjs ADDRESS TOKEN (Node 22 or newer, and nothing else).
 *
 * The host of the table makes the token. `choose` is the place for something better than chance: see docs/programs.md.
 */
const FINAL = { 4401: 'the token is not valid', 4404: 'there is no such table', 4411: 'the table was closed' };
const any = (list) => list[Math.floor(Math.random() * list.length)];

/** Return a move, or null to keep silent; `play.scene` is what this seat can see. */
function choose(play, question) {
  const some = question.combination;
  if (some) {
    const left = some.of.map((part, index) => index);
    while (left.length > some.count) left.splice(Math.floor(Math.random() * left.length), 1);
    return { type: some.kind, [some.field]: left.map((index) => some.of[index].value) };
  }
  const moves = question.choices.map((choice) => choice.move);
  return moves.length ? any(moves) : null; // in an open question, there may be nothing to do but offers of one's own
}

/** Sit at a table until the connection ends; returns the outcome of a match, or the code with which the connection was closed. */
function sit(address, token) {
  const socket = new WebSocket(address, { headers: { Authorization: `Bearer ${token}` } });
  let number = 0;
  let answered = '';
  return new Promise((resolve) => {
    socket.onclose = ({ code }) => resolve({ code });
    socket.onerror = () => {}; // a close follows
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === 'refused') {
        console.error('refused:', message.kind, message.reason, message.facts);
        answered = ''; // the next update shows what can be done instead
      }
      if (message.type !== 'update') return;
      const play = message.play;
      const question = play?.question;
      if (question && !message.hold) {
        // A question is answered once, and an open one considered again whenever something has changed.
        const asked = `${play.match} ${question.number} ${question.must ? '' : play.step}`;
        const move = asked === answered ? null : choose(play, question);
        answered = asked;
        if (move) {
          const answer = { type: 'answer', id: ++number, match: play.match, question: question.number, move };
          socket.send(JSON.stringify(answer));
        }
      }
      if (message.room.status === 'over') {
        resolve({ outcome: play.outcome });
        socket.close();
      }
    };
  });
}

const [address, token] = process.argv.slice(2);
if (!token) {
  console.error('usage: node seat.mjs ws://HOST/socket/CODE TOKEN');
  process.exit(1);
}
for (let wait = 1000; ; wait = Math.min(2 * wait, 60_000)) {
  const { outcome, code } = await sit(address, token);
  if (outcome) {
    console.log(JSON.stringify(outcome));
    break;
  }
  if (code in FINAL) {
    console.error(FINAL[code]);
    process.exit(1);
  }
  await new Promise((resolve) => setTimeout(resolve, wait)); // a little longer after each failure
}
