"""Other processes and other machines: pools that run tasks, and bots with time limits.

job.py          what is sent to workers: a job once, then its tasks
process.py      one worker process of this machine; all others are built on it
pool.py         hand out tasks to a pool of workers and collect their results
process_pool.py a pool of processes of this machine: simulations, tournaments, reviews
ray_pool.py     a pool on a Ray cluster
bot_process.py  a worker process for an event loop: bots at tables, hints, reviews
bot_thread.py   a thread for bots that play inside this process
bot_move.py     what a bot chose, or its fault
"""
